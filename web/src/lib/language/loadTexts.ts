import i18next from 'i18next';
import { featureTexts } from '../../i18n/featureTexts';
import type { FeatureName } from '../../i18n/FeatureName';

/** Loads the Japanese texts of the given features, unless they are loaded already. */
export async function loadTexts(features: readonly FeatureName[]) {
  await Promise.all(
    features
      .filter((feature) => !i18next.exists(feature, { lng: 'ja', returnObjects: true }))
      .map(async (feature) => {
        const { ja } = await featureTexts[feature]();
        i18next.addResourceBundle('ja', 'translation', { [feature]: ja }, true);
      }),
  );
}
