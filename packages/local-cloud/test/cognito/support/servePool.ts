import { readStack } from '../../../src/template/readStack';
import type { Environment } from '../../../src/Environment';
import { StartedPool } from './startPool';

// Run as a process of its own, so that a test can kill it: its environment arrives as its one argument.
const environment = JSON.parse(process.argv[2] ?? '') as Environment;
void new StartedPool(environment, readStack(environment)).open().then(() => console.log('ready'));
