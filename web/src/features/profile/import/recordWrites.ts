import {
  AddLinkDocument,
  CreateAchievementDocument,
  DeleteAchievementDocument,
  RemoveLinkDocument,
  SaveAchievementDocument,
} from '../../../generated/editAchievements';
import { SaveBasicDocument } from '../../../generated/editBasic';
import {
  AddDivisionDocument,
  CreateHistoryDocument,
  DeleteHistoryDocument,
  RemoveDivisionDocument,
  SaveHistoryDocument,
} from '../../../generated/editHistories';
import {
  CreateQualificationDocument,
  DeleteQualificationDocument,
  SaveQualificationDocument,
} from '../../../generated/editQualifications';
import { AddSkillDocument, ChangeSkillDocument, RemoveSkillDocument } from '../../../generated/editSkills';
import type { useSend } from '../histories/useSend';
import type { ImportKind } from './ImportRow';

type Send = ReturnType<typeof useSend>;
type Written = Promise<{ id: string; version?: number } | null | undefined>;

/** The functions that store the import rows of one kind. `input` is the input of the mutation. */
interface Writes {
  create: (send: Send, input: never) => Written;
  change: (send: Send, input: never, version: number | undefined) => Written;
  remove: (send: Send, id: string) => Promise<unknown>;
  /**
   * Creates the division of a history or the link of an achievement. `id` is that of the history or
   * achievement.
   */
  addBelow?: (send: Send, id: string, text: string) => Written;
  removeBelow?: (send: Send, id: string) => Promise<unknown>;
}

const histories = (historyType: 'WORK' | 'EDUCATION'): Writes => ({
  create: async (send, fields: object) =>
    (await send(CreateHistoryDocument, { input: { ...fields, historyType } as never })).createWorkHistory,
  change: async (send, input, version) =>
    (await send(SaveHistoryDocument, { input, version })).updateWorkHistory,
  remove: (send, id) => send(DeleteHistoryDocument, { id }),
  addBelow: async (send, workHistoryID, name) =>
    (await send(AddDivisionDocument, { input: { workHistoryID, name } })).createWorkHistoryDivision,
  removeBelow: (send, id) => send(RemoveDivisionDocument, { id }),
});

/**
 * For each kind of import row, the functions that store its records. The basic profile can only be changed,
 * because it always exists.
 */
export const recordWrites: Readonly<Record<ImportKind, Writes>> = {
  basics: {
    create: () => Promise.reject(new Error('A profile exists already.')),
    change: async (send, input, version) => (await send(SaveBasicDocument, { input, version })).updateUser,
    remove: () => Promise.reject(new Error('A profile is not removed.')),
  },
  work: histories('WORK'),
  education: histories('EDUCATION'),
  certificates: {
    create: async (send, input) => (await send(CreateQualificationDocument, { input })).createQualification,
    change: async (send, input, version) =>
      (await send(SaveQualificationDocument, { input, version })).updateQualification,
    remove: (send, id) => send(DeleteQualificationDocument, { id }),
  },
  skills: {
    create: async (send, input) => (await send(AddSkillDocument, { input })).createSkillSet,
    change: async (send, input, version) =>
      (await send(ChangeSkillDocument, { input, version })).updateSkillSet,
    remove: (send, id) => send(RemoveSkillDocument, { id }),
  },
  projects: {
    create: async (send, input) =>
      (await send(CreateAchievementDocument, { input })).createWorkHistoryAchievement,
    change: async (send, input, version) =>
      (await send(SaveAchievementDocument, { input, version })).updateWorkHistoryAchievement,
    remove: (send, id) => send(DeleteAchievementDocument, { id }),
    addBelow: async (send, workHistoryAchievementID, url) =>
      (await send(AddLinkDocument, { input: { workHistoryAchievementID, url } }))
        .createWorkHistoryAchievementLink,
    removeBelow: (send, id) => send(RemoveLinkDocument, { id }),
  },
};
