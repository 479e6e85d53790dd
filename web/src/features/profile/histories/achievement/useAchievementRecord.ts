import { useMemo, useRef } from 'react';
import type { CareerAchievementFragment } from '../../../../generated/career';
import {
  AddAchievementFileDocument,
  AddLinkDocument,
  CreateAchievementDocument,
  RemoveAchievementFileDocument,
  RemoveLinkDocument,
  SaveAchievementDocument,
  SaveAchievementFileDocument,
  SaveLinkDocument,
} from '../../../../generated/editAchievements';
import type { ReadCareer } from '../useCareer';
import { useClientToken } from '../../../../lib/apollo/useClientToken';
import { useSend } from '../useSend';
import {
  type AchievementValues,
  type EditedFile,
  type EditedLink,
  toAchievementRecord,
} from './AchievementValues';
import { diffRows } from './diffRows';

interface EditedAchievement {
  historyId: string;
  /** The achievement to edit; undefined to create one. */
  achievement?: CareerAchievementFragment;
  read: ReadCareer;
}

/**
 * Returns the values of the form for an achievement, with two functions: one reads the values again from the
 * server, the other saves them.
 */
export function useAchievementRecord({ historyId, achievement, read }: EditedAchievement) {
  const send = useSend();
  const clientToken = useClientToken();
  const record = useMemo(() => toAchievementRecord(achievement), [achievement]);
  /**
   * The id of the achievement that this form has created. If saving fails after that, for example at a link,
   * the next attempt updates this achievement and does not create a second one.
   */
  const createdId = useRef<string>(undefined);
  const idOf = () => achievement?.id ?? createdId.current;
  const readStored = async () => {
    const { workHistories } = await read();
    const all = workHistories?.items.flatMap(({ achievements }) => achievements?.items ?? []);
    const stored = all?.find(({ id }) => id === idOf());
    if (!stored) throw new Error('The achievement does not exist any more.');
    return stored;
  };
  const store = async (own: Partial<AchievementValues>, version: number | undefined) => {
    const id = idOf();
    if (id)
      return (await send(SaveAchievementDocument, { input: { id, ...own }, version }))
        .updateWorkHistoryAchievement;
    const input = { ...own, workHistoryID: historyId, projectName: own.projectName ?? '' };
    const { createWorkHistoryAchievement: created } = await send(CreateAchievementDocument, {
      input: { ...input, clientToken: clientToken() },
    });
    createdId.current = created?.id;
    return created;
  };
  const saveLinks = async (links: readonly EditedLink[]) => {
    const given = links.filter(({ title, url }) => title?.trim() || url.trim());
    const { added, changed, removedIds } = diffRows(
      toAchievementRecord(achievement).values.links as never,
      given,
    );
    const of = { workHistoryAchievementID: idOf() ?? '' };
    for (const id of removedIds) await send(RemoveLinkDocument, { id });
    for (const { id, title, url } of changed) {
      await send(SaveLinkDocument, { input: { id, title: title?.trim() || null, url: url.trim() } });
    }
    for (const { title, url } of added) {
      await send(AddLinkDocument, { input: { ...of, title: title?.trim() || null, url: url.trim() } });
    }
  };
  const saveFiles = async (files: readonly EditedFile[]) => {
    const { added, changed, removedIds } = diffRows(
      toAchievementRecord(achievement).values.uploads as never,
      files,
    );
    const of = { workHistoryAchievementID: idOf() ?? '' };
    for (const id of removedIds) await send(RemoveAchievementFileDocument, { id });
    for (const { id, thumbnail } of changed)
      await send(SaveAchievementFileDocument, { input: { id, thumbnail } });
    for (const { file, filename, fileType, thumbnail } of added) {
      const input = { ...of, file: file ?? '', filename: filename ?? '', fileType, thumbnail };
      await send(AddAchievementFileDocument, { input });
    }
  };
  const save = async (
    changed: Partial<AchievementValues>,
    version: number | undefined,
    values: AchievementValues,
  ) => {
    const { links, uploads, ...own } = changed;
    const isNew = idOf() === undefined;
    const stored = isNew || Object.keys(own).length > 0 ? await store(own, version) : null;
    if (links) await saveLinks(links);
    if (uploads) await saveFiles(uploads);
    if (achievement && stored && !links && !uploads)
      return toAchievementRecord({ ...achievement, ...stored });
    const latest = await readStored().catch((error: unknown) => {
      if (!stored) throw error;
      return null;
    });
    if (latest) return toAchievementRecord(latest);
    // It is stored, although it cannot be read again now.
    return { values, version: stored?.version };
  };
  return {
    record,
    save,
    read: achievement ? async () => toAchievementRecord(await readStored()) : undefined,
  };
}
