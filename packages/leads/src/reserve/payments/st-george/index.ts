export { stGeorgeProvider, type StGeorgeOptions } from "./st-george-provider.ts";
