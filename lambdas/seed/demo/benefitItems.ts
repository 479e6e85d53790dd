import { EmployeeBenefit } from '../../../model/entities/EmployeeBenefit';
import { EmployeeBenefitOrganization } from '../../../model/entities/EmployeeBenefitOrganization';
import { EmployeeBenefitTag } from '../../../model/entities/EmployeeBenefitTag';
import { catalogueId } from '../catalogues/catalogueId';
import type { SeedDay } from '../lib/SeedDay';
import { seedItem } from '../lib/seedItem';
import type { StoredItem } from '../lib/StoredItem';
import { benefits, type BenefitText } from '../texts/benefits';

const tagOf = (name: string) => ({ id: catalogueId(EmployeeBenefitTag.name, name), name });
const partnerOf = (name: string) => ({
  id: catalogueId(EmployeeBenefitOrganization.name, name),
  name,
  icon: null,
});

const NOTE = '対象となる国と、申し込みの期限をご記入ください。';

/** Returns what the review adds to a benefit that an organization offers. */
function reviewOf(day: SeedDay, { ofClient }: BenefitText, organizationId: string) {
  if (!ofClient) return {};
  return {
    organizationEmployeeBenefitsId: organizationId,
    ...(ofClient === 'REQUESTED' && { reviewRequestedAt: day.ago(2, 11, 20) }),
    ...(ofClient === 'RETURNED' && { reviewNote: NOTE }),
  };
}

function benefitItem(day: SeedDay, text: BenefitText, place: number, organizationId: string): StoredItem {
  const { title, by, tags, steps, couponCode, path, isDraft } = text;
  const organization = partnerOf(by);
  const at = day.ago(200 - place * 7, 10, place);
  return seedItem(EmployeeBenefit, catalogueId(EmployeeBenefit.name, title), at, {
    type: EmployeeBenefit.name,
    listKey: isDraft ? `${EmployeeBenefit.name}#draft` : EmployeeBenefit.name,
    title,
    employeeBenefitOrganizationId: organization.id,
    organization,
    tags: tags.map(tagOf),
    useProcesses: steps,
    couponCode,
    url: path && `https://partner.example.com/${path}`,
    isDraft: isDraft === true,
    usedCount: 0,
    ...reviewOf(day, text, organizationId),
  });
}

/**
 * Builds the demo benefits with their tags and partners. Their number of uses is 0 until `benefitUseItems`
 * sets it.
 * @param organizationId the organization that offers some of them itself
 */
export function benefitItems(day: SeedDay, organizationId: string): StoredItem[] {
  const at = day.ago(210, 10, 0);
  return [
    ...benefits.tags.map((name, index) =>
      seedItem(EmployeeBenefitTag, tagOf(name).id, at, {
        type: EmployeeBenefitTag.name,
        listKey: EmployeeBenefitTag.name,
        position: index + 1,
        name,
      }),
    ),
    ...benefits.partners.map((name, index) =>
      seedItem(EmployeeBenefitOrganization, partnerOf(name).id, day.ago(210 - index, 10, 0), {
        listKey: EmployeeBenefitOrganization.name,
        name,
      }),
    ),
    ...benefits.benefits.map((text, place) => benefitItem(day, text, place, organizationId)),
  ];
}
