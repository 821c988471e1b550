import { formRoute } from "../form-route.tsx";

const route = formRoute("/request-photos");

export const generateMetadata = route.metadata;
export default route.page;
