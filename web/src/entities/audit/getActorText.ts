import type { TFunction } from 'i18next';
import { operatorActor } from '../../../../model/operatorActor';
import type { AuditRow } from './useAuditLog';

/** Returns the name of who acted. Who has none uses the command line, or has left. */
export const getActorText = (t: TFunction, { actor, actorName }: Pick<AuditRow, 'actor' | 'actorName'>) =>
  actorName ?? t(actor === operatorActor ? 'audit.operator' : 'audit.nobody');
