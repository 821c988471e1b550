import { formRoute } from "../form-route.tsx";

const route = formRoute("/contact");

export const generateMetadata = route.metadata;
export default route.page;
