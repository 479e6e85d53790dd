import type { FormRule } from 'antd';

/** A box that must be ticked. */
export const mustAgree = (message: string): FormRule => ({
  required: true,
  validator: (_rule, ticked: boolean) => (ticked ? Promise.resolve() : Promise.reject(new Error(message))),
});
