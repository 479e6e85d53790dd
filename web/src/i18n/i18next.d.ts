import 'i18next';
import type { ja } from './ja';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ja };
    returnNull: false;
  }
}
