import { describePages } from './parts/describePages';

describePages({ most: Infinity });
