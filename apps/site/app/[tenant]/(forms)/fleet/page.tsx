import { formRoute } from "../form-route.tsx";

const route = formRoute("/fleet");

export const generateMetadata = route.metadata;
export default route.page;
