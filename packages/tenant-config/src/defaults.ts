export { tenantDefaults } from "./settings/tenant-defaults.ts";
