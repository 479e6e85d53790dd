import { buildASTSchema, getNamedType, type GraphQLNamedType, isObjectType, parse } from 'graphql';
import type { Announcement } from '../../model/Announcement';
import { announcements } from '../../model/announcements';
import { awsPrelude } from './awsPrelude';

/**
 * Returns the coordinates (`Type.field`) that the publishing function needs: its mutations, and the fields of
 * their results that it selects.
 */
export function publishedFields(sdl: string): string[] {
  const schema = buildASTSchema(parse(awsPrelude + sdl));
  const answerOf = (type: GraphQLNamedType | null | undefined, field: string): GraphQLNamedType => {
    const found = isObjectType(type) ? type.getFields()[field] : undefined;
    if (!found) throw new Error(`The schema has no ${type?.name}.${field}`);
    return getNamedType(found.type);
  };
  const all = Object.values(announcements).flatMap(({ mutation, fields, nested = {} }: Announcement) => {
    const type = answerOf(schema.getMutationType(), mutation);
    const parts = Object.entries(nested).flatMap(([field, selected]) => {
      const part = answerOf(type, field);
      return selected.split(' ').map((name) => `${part.name}.${name}`);
    });
    const own = [...fields, ...Object.keys(nested)].map((name) => `${type.name}.${name}`);
    return [`Mutation.${mutation}`, ...own, ...parts];
  });
  return [...new Set(all)];
}
