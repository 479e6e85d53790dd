import { getNamedType, isObjectType } from 'graphql';
import { apiSchema } from '../../../../../infra/schema/apiSchema';
import { OpenJob } from '../../../../../model/entities/OpenJob';
import { SelectionProcess } from '../../../../../model/entities/SelectionProcess';
import { wholeEntity } from '../../../../../model/wholeEntity';

/**
 * The texts of a job that the rules for sentences do not check, because they are no sentences. Some of them
 * are checked as names.
 */
const checkedOtherwise = ['coverImage', 'organizationName', 'skills'];

test.each([OpenJob, SelectionProcess])(
  'the posting rules are asked about every text of $name that everybody sees',
  (entity) => {
    const type = apiSchema.getType(entity.name);
    const texts = isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === 'String')
          .map(({ name }) => name)
      : [];
    const shown = wholeEntity(entity)
      .fields.filter((rule) => rule.public !== undefined)
      .flatMap(({ fields }) => fields.split(' '));
    const posted = texts.filter((name) => shown.includes(name) && !checkedOtherwise.includes(name));
    expect(posted.toSorted()).toEqual(entity.postedTexts.toSorted());
  },
);
