export { defineSettings, parseSetting } from './define-settings.js';
export type { Setting, SettingRow, SettingValue } from './define-settings.js';
export { SettingsModule } from './settings.module.js';
export { Settings, storedAt, storedValue } from './settings.service.js';
export type { SettingStep } from './settings.service.js';
