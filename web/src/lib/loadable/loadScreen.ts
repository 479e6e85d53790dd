import { featureTexts } from '../../i18n/featureTexts';
import type { FeatureName } from '../../i18n/FeatureName';
import { loadTexts } from '../language/loadTexts';
import type { Screen } from '../route/Screen';

const isFeature = (name: string): name is FeatureName => Object.hasOwn(featureTexts, name);

/** Loads a screen's component together with the texts that the screen shows. */
export async function loadScreen({ load, title, texts = [] }: Screen) {
  const ofTitle = title.split('.').slice(0, 1).filter(isFeature);
  const [component] = await Promise.all([load(), loadTexts([...ofTitle, ...texts])]);
  return component;
}
