import { formRoute } from "../form-route.tsx";

const route = formRoute("/sell-my-car");

export const generateMetadata = route.metadata;
export default route.page;
