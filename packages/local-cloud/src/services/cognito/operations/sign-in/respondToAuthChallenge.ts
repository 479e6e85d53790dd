import { optional, text, textMap } from '../../input/checks';
import { requireClient } from '../../pool/requireClient';
import { ServiceError } from '../../ServiceError';
import { answerNewPassword } from '../../sign-in/answerNewPassword';
import { answerPasswordVerifier } from '../../sign-in/answerPasswordVerifier';
import { operation } from '../operation';

const input = {
  ClientId: text,
  ChallengeName: text,
  ChallengeResponses: optional(textMap),
  Session: optional(text),
  ClientMetadata: optional(textMap),
};

export const respondToAuthChallenge = operation(input, async (pool, given) => {
  const client = requireClient(pool, given.ClientId);
  const { ChallengeResponses: responses = {}, ClientMetadata: clientMetadata } = given;
  switch (given.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return answerPasswordVerifier(pool, client, responses, clientMetadata);
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword(pool, client, responses, given.Session ?? '', clientMetadata);
    default:
      throw new ServiceError(
        'InvalidParameterException',
        `The challenge ${given.ChallengeName} is not emulated`,
      );
  }
});
