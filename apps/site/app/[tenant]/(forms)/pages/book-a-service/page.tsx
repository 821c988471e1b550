import { formRoute } from "../../form-route.tsx";

const route = formRoute("/pages/book-a-service");

export const generateMetadata = route.metadata;
export default route.page;
