import { isInputObjectType } from 'graphql';
import { apiSchema } from '../../../infra/schema/apiSchema';
import { entities } from '../../../model/entities';

const NAMES_UPLOAD = /icon$|cover|picture|image|thumbnail|file$/i;

/** Returns whether an input field is a flag about a picture, such as `isShareProfileIcon`. */
const isFlag = (field: string) => field.startsWith('is');

const fields = Object.values(apiSchema.getTypeMap())
  .filter(isInputObjectType)
  .flatMap((input) => {
    const [, , entity] = /^(Create|Update)(\w+)Input$/.exec(input.name) ?? [];
    const found = entities.find(({ name }) => name === entity);
    if (!found) return [];
    const named = Object.keys(input.getFields()).filter((name) => NAMES_UPLOAD.test(name) && !isFlag(name));
    return named.map((field) => [input.name, field, found.limits[field]] as const);
  });

test('the fields with pictures of all records are found', () => {
  expect([
    ...new Set(fields.map(([input, field]) => `${input.replace('Create', 'Update')}.${field}`)),
  ]).toEqual(
    expect.arrayContaining([
      ...['UpdateUserInput.profileIcon', 'UpdateUserInput.coverImage', 'UpdateOpenJobInput.coverImage'],
      ...['UpdateOrganizationInput.icon', 'UpdateEmployeeBenefitInput.coverImage'],
      ...['UpdateEmployeeBenefitOrganizationInput.icon', 'UpdateWPWorkerCategoryInput.coverImage'],
    ]),
  );
});

test.each(fields)('%s.%s takes only keys of checked uploads', (_input, field, limit) => {
  const isPicture = !/file$/i.test(field);
  expect(limit).toBe(isPicture ? 'picture' : 'file');
});
