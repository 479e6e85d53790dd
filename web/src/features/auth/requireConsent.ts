import type { FormRule } from 'antd';

/** Returns a validation rule for a checkbox that must be checked. `message` is the error text. */
export const requireConsent = (message: string): FormRule => ({
  required: true,
  validator: (_rule, ticked: boolean) => (ticked ? Promise.resolve() : Promise.reject(new Error(message))),
});
