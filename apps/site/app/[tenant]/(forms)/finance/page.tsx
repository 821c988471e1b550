import { formRoute } from "../form-route.tsx";

const route = formRoute("/finance");

export const generateMetadata = route.metadata;
export default route.page;
