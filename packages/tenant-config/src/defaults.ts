export { settingDefaults } from "./settings/setting-defaults.ts";
