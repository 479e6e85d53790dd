import { featureTexts } from '../i18n/featureTexts';
import type { FeatureName } from '../i18n/FeatureName';
import { loadTexts } from '../lib/language/loadTexts';
import { startI18n } from '../lib/language/startI18n';

async function start() {
  await startI18n();
  await loadTexts(Object.keys(featureTexts) as FeatureName[]);
}

let started: Promise<void> | undefined;

/**
 * Initializes i18next with the texts of all features, once for each test file. Tests render components without
 * the screens that would load these texts.
 */
export const startAllTexts = () => (started ??= start());
