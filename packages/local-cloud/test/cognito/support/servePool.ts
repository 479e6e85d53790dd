import { readStack } from '../../../src/template/readStack';
import type { Environment } from '../../../src/Environment';
import { StartedPool } from './startPool';

// This file runs as a process of its own, so that a test can kill it. Its argument is the environment as JSON.
const environment = JSON.parse(process.argv[2] ?? '') as Environment;
void new StartedPool(environment, readStack(environment)).open().then(() => console.log('ready'));
