import type { EnumValue } from '../../../../model/enums';
import { selfIntroductions } from '../../texts/selfIntroductions';
import type { DemoTalent } from './DemoTalent';

const interpolate = ([least, most]: [number, number], years: number) =>
  least + (most - least) * Math.min(1, years / 20);

const round = (value: number, step: number) => Math.round(value / step) * step;

/**
 * Generates the pay that a demo talent hopes for, in yen: per hour for side work, otherwise per year. It rises with
 * experience.
 */
function generatePay({ text, career: { years }, random, wantsSideWork }: DemoTalent) {
  if (wantsSideWork) {
    const minumumSalary = round(interpolate(text.pay.hourly, years), 500);
    return { salaryType: 'HOURLY', minumumSalary, maximumSalary: minumumSalary + random.int(1, 3) * 500 };
  }
  const minumumSalary = round(interpolate(text.pay.yearly, years), 20) * 10_000;
  const maximumSalary = minumumSalary + random.int(5, 20) * 100_000;
  return { salaryType: 'YEARLY', minumumSalary, maximumSalary };
}

/**
 * Generates what a demo talent hopes for: side work or a new job, working hours, pay and place. The hopes fit
 * each other.
 */
export function generateHopes(talent: DemoTalent) {
  const { random, wantsSideWork } = talent;
  const { sideWorkHopes, jobChangeHopes } = selfIntroductions;
  const appetiteToSideWork: EnumValue<'Appetite'> = wantsSideWork
    ? random.pick(['NOW', 'NOW', 'GOOD_OFFER'])
    : random.pick(['GOOD_OFFER', 'SOMEDAY', 'NO']);
  const appetiteToChangeJobs: EnumValue<'Appetite'> = wantsSideWork
    ? random.pick(['GOOD_OFFER', 'SOMEDAY', 'SOMEDAY', 'NO'])
    : random.pick(['NOW', 'NOW', 'GOOD_OFFER']);
  return {
    appetiteToChangeJobs,
    appetiteToSideWork,
    wayOfWorking: wantsSideWork ? '副業・業務委託' : random.pick(['転職', '転職', '業務委託']),
    currentLocationType: random.pick(['REMOTE', 'HYBRID', 'HYBRID', 'OFFICE']),
    hopeLocationType: random.pick(['REMOTE', 'REMOTE', 'HYBRID', 'HYBRID', 'OFFICE']),
    numberOfDayPerWeek: wantsSideWork ? random.int(1, 3) : 5,
    numberOfHoursPerDay: wantsSideWork ? random.pick([3, 4, 5, 6]) : random.pick([7, 8, 8]),
    ...generatePay(talent),
    otherHopes: random.chance(0.7) ? random.pick(wantsSideWork ? sideWorkHopes : jobChangeHopes) : undefined,
  };
}
