import { operation } from '../lib/operation';
import { changeBenefit } from './changeBenefit';
import type { BenefitStash } from './lib/BenefitStash';
import { readBenefitNames } from './readBenefitNames';
import { writeBenefit } from './writeBenefit';

export const updateEmployeeBenefit = operation('Mutation.updateEmployeeBenefit', {
  grants: ['client', 'admin'],
})
  .stash<BenefitStash>()
  .step('names', readBenefitNames)
  .step('change', changeBenefit)
  .step('write', writeBenefit);
