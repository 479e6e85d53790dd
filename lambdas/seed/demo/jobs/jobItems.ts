import { OpenJob } from '../../../../model/entities/OpenJob';
import { OpenJobMainJobs } from '../../../../model/entities/OpenJobMainJobs';
import { SelectionProcess } from '../../../../model/entities/SelectionProcess';
import { childId, keyOf } from '../../../../model/ids';
import { itemsDueRows } from '../../../lib/itemsDueRows';
import { catalogueId } from '../../catalogues/catalogueId';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { selectionSteps } from '../../texts/selectionSteps';
import type { DemoJob } from './DemoJob';

function stepItems({ id, text, random, createdAt }: DemoJob): StoredItem[] {
  const steps = random.pick(
    text.work[0] === 'EMPLOYEE' ? selectionSteps.employment : selectionSteps.contract,
  );
  return steps.map(([title, description], index) =>
    seedItem(SelectionProcess, childId(id, seedUlid(`${id}:step:${index}`, index)), createdAt, {
      openJobID: id,
      step: index + 1,
      title,
      description,
    }),
  );
}

/** Builds the records of a demo job: the job, its occupation, and the steps of its hiring process. */
export function jobItems(job: DemoJob): StoredItem[] {
  const { id, createdAt, occupation, values } = job;
  const jobID = catalogueId('Job', occupation);
  return [
    seedItem(OpenJob, id, createdAt, values),
    ...itemsDueRows({ ...keyOf(OpenJob, id), __typename: OpenJob.name, id, ...values }).map((row) => ({
      table: OpenJob.table,
      item: { ...row, id },
    })),
    seedItem(OpenJobMainJobs, childId(id, jobID), createdAt, {
      openJobID: id,
      jobID,
      isSelected: true,
      job: values.job,
    }),
    ...stepItems(job),
  ];
}
