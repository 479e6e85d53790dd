import { readFileSync } from 'node:fs';
import { buildASTSchema, parse } from 'graphql';
import { awsPrelude } from './awsPrelude';

/**
 * The API's schema for graphql-js: schema.graphql together with the scalars and directives that AppSync adds.
 */
export const apiSchema = buildASTSchema(parse(awsPrelude + readFileSync('schema.graphql', 'utf8')));
