import { ProfessionalItem } from '../../../model/entities/ProfessionalItem';
import { WPWorker } from '../../../model/entities/WPWorker';
import { WPWorkerCategory } from '../../../model/entities/WPWorkerCategory';
import { catalogueId } from '../catalogues/catalogueId';
import { Random } from '../lib/Random';
import type { SeedDay } from '../lib/SeedDay';
import { shortIdOf } from '../../../model/shortIdOf';
import { seedUlid } from '../lib/seedUlid';
import { seedItem } from '../lib/seedItem';
import type { StoredItem } from '../lib/StoredItem';
import { professionals, type ProfessionalText } from '../texts/professionals';
import { claimItem } from './claimItem';
import type { DemoTalent } from './talents/DemoTalent';

const PER_CATEGORY = 6;

/**
 * Builds the records of the professionals in one demo category. It also sets `userWpWorkerId` in the profiles
 * of the talents who are these professionals, and, as a registration does, the path of a public page for those who
 * have none.
 */
function workersOf(day: SeedDay, id: string, workers: DemoTalent[], random: Random): StoredItem[] {
  return workers.flatMap((talent, index) => {
    const { sub, key } = talent.person;
    const given = talent.profile?.portfolioPath;
    const portfolioPath = given ?? shortIdOf(seedUlid(`short:${key}`));
    const claims = given ? [] : [claimItem('PortfolioPath', `${portfolioPath}`, sub)];
    talent.profile = { ...talent.profile, userWpWorkerId: sub, portfolioPath };
    const status = ['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PENDING', 'SUSPENDED'][index];
    const at = day.ago(random.int(10, 90), random.int(9, 20), random.int(0, 59));
    return [
      seedItem(WPWorker, sub, at, { userID: sub, createdBy: sub, categories: [id], status }),
      ...claims,
    ];
  });
}

/**
 * Builds one demo category of professionals: its record, the reservation of its URL, the items that it
 * offers, and its professionals.
 */
function categoryItems(
  day: SeedDay,
  { name, url, description, occupations, items }: ProfessionalText,
  place: number,
  talents: DemoTalent[],
): StoredItem[] {
  const random = new Random(`professionals:${url}`);
  const fitting = talents.filter(({ text }) => occupations.includes(text.occupation));
  const workers = random.some(fitting, PER_CATEGORY);
  const id = catalogueId(WPWorkerCategory.name, url);
  const at = day.ago(150 - place, 10, 0);
  const listed = (entity: { name: string }) => ({ listKey: entity.name });
  return [
    seedItem(WPWorkerCategory, id, at, { ...listed(WPWorkerCategory), name, url, description }),
    claimItem('CategoryUrl', url, id),
    ...workersOf(day, id, workers, random),
    ...items.map((item, index) =>
      seedItem(
        ProfessionalItem,
        catalogueId(ProfessionalItem.name, item.name),
        day.ago(149 - place, 11, index),
        {
          ...listed(ProfessionalItem),
          ...item,
          category: name,
          keyID: id,
          userIDs: random.some(workers, 4).map(({ person }) => person.sub),
        },
      ),
    ),
  ];
}

/** Builds the demo categories of professionals, each with its items and its professionals. */
export function professionalItems(day: SeedDay, talents: DemoTalent[]): StoredItem[] {
  return professionals.flatMap((text, place) => categoryItems(day, text, place, talents));
}
