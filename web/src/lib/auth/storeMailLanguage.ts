import { updateUserAttributes } from 'aws-amplify/auth';
import { startAmplify } from '../amplify/startAmplify';

/** Stores the language of a person's mails in the user pool. */
export async function storeMailLanguage(locale: string): Promise<void> {
  await startAmplify();
  await updateUserAttributes({ userAttributes: { locale } });
}
