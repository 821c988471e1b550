import { formRoute } from "../form-route.tsx";

const route = formRoute("/trade-in");

export const generateMetadata = route.metadata;
export default route.page;
