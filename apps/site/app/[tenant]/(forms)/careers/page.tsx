import { formRoute } from "../form-route.tsx";

const route = formRoute("/careers");

export const generateMetadata = route.metadata;
export default route.page;
