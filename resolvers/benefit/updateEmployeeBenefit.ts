import { operation } from '../lib/operation';
import { readBenefitNames } from './readBenefitNames';
import { changeBenefit } from './changeBenefit';
import { writeBenefit } from './writeBenefit';

export const updateEmployeeBenefit = operation('Mutation.updateEmployeeBenefit', {
  grants: ['client', 'admin'],
})
  .step('names', readBenefitNames)
  .step('change', changeBenefit)
  .step('write', writeBenefit);
