import * as documents from '../../generated/catalog';
import {
  UpdateEmployeeBenefitOrganizationLimits,
  UpdateEmployeeBenefitTagLimits,
  UpdateJobLimits,
  UpdatePrefactureLimits,
  UpdateSkillCategoryLimits,
  UpdateSkillLimits,
  UpdateSkillTagLimits,
  UpdateWorkHistoryCompanyLimits,
} from '../../generated/limits';
import type { CatalogKind } from './CatalogKind';

const ordered = { isOrdered: true, isSearched: false } as const;

/** The catalogues of /admin/catalog, in the order of their tabs. */
export const catalogKinds = {
  prefectures: {
    list: documents.CatalogPrefecturesDocument,
    uses: 'Prefacture',
    create: documents.CreateCatalogPrefactureDocument,
    update: documents.UpdateCatalogPrefactureDocument,
    remove: documents.DeleteCatalogPrefactureDocument,
    further: ['area'],
    limits: UpdatePrefactureLimits,
    ...ordered,
  },
  occupations: {
    list: documents.CatalogOccupationsDocument,
    uses: 'Job',
    create: documents.CreateCatalogJobDocument,
    update: documents.UpdateCatalogJobDocument,
    remove: documents.DeleteCatalogJobDocument,
    further: [],
    limits: UpdateJobLimits,
    ...ordered,
  },
  skillCategories: {
    list: documents.CatalogSkillCategoriesDocument,
    create: documents.CreateCatalogSkillCategoryDocument,
    update: documents.UpdateCatalogSkillCategoryDocument,
    further: [],
    limits: UpdateSkillCategoryLimits,
    ...ordered,
  },
  skills: {
    list: documents.CatalogSkillsDocument,
    uses: 'Skill',
    create: documents.CreateCatalogSkillDocument,
    update: documents.UpdateCatalogSkillDocument,
    remove: documents.DeleteCatalogSkillDocument,
    further: ['kana'],
    limits: UpdateSkillLimits,
    ...ordered,
  },
  tags: {
    list: documents.CatalogSkillTagsDocument,
    uses: 'SkillTag',
    create: documents.CreateCatalogSkillTagDocument,
    update: documents.UpdateCatalogSkillTagDocument,
    remove: documents.DeleteCatalogSkillTagDocument,
    further: ['kana', 'lead'],
    limits: UpdateSkillTagLimits,
    ...ordered,
  },
  benefitTags: {
    list: documents.CatalogBenefitTagsDocument,
    create: documents.CreateCatalogEmployeeBenefitTagDocument,
    update: documents.UpdateCatalogEmployeeBenefitTagDocument,
    further: [],
    limits: UpdateEmployeeBenefitTagLimits,
    ...ordered,
  },
  partners: {
    list: documents.CatalogPartnersDocument,
    create: documents.CreateCatalogPartnerDocument,
    update: documents.UpdateCatalogPartnerDocument,
    further: [],
    limits: UpdateEmployeeBenefitOrganizationLimits,
    isOrdered: false,
    isSearched: false,
  },
  companies: {
    list: documents.CatalogCompaniesDocument,
    create: documents.CreateCatalogCompanyDocument,
    update: documents.UpdateCatalogCompanyDocument,
    remove: documents.DeleteCatalogCompanyDocument,
    further: [],
    limits: UpdateWorkHistoryCompanyLimits,
    isOrdered: false,
    isSearched: true,
  },
} as const satisfies Record<string, CatalogKind>;

export type CatalogName = keyof typeof catalogKinds;
