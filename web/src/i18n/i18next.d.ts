import 'i18next';
import type { AllTexts } from './AllTexts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: AllTexts };
    returnNull: false;
  }
}
