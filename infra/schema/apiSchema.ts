import { readFileSync } from 'node:fs';
import { buildASTSchema, parse } from 'graphql';
import { awsPrelude } from './awsPrelude';

/** schema.graphql with AppSync's scalars and directives. */
export const apiSchema = buildASTSchema(parse(awsPrelude + readFileSync('schema.graphql', 'utf8')));
