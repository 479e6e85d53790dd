import { optional, text, textMap } from '../../input/checks';
import { requireClient } from '../../pool/requireClient';
import { refreshTokens } from '../../tokens/refreshTokens';
import { operation } from '../operation';

const input = { ClientId: text, RefreshToken: text, ClientMetadata: optional(textMap) };

export const getTokensFromRefreshToken = operation(input, (pool, given) =>
  refreshTokens(pool, requireClient(pool, given.ClientId), given.RefreshToken, given.ClientMetadata),
);
