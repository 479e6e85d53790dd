import { declareEntity } from '../declareEntity';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * A skill or skill tag of a talent, with the years of experience. A talent has at most one record for each
 * skill or skill tag, because the id of the skill or skill tag is part of the record's id.
 */
export const SkillSet = declareEntity({
  name: 'SkillSet',
  in: User,
  id: ['skillSetSkillTagId', 'skillSetSkillId'],
  parent: 'userID',
  perParent: 50,
  mustExist: ['skill', 'skillTag'],
  owner: 'owner',
  access: {
    create: ['owner', 'admin'],
    update: ['owner', 'admin'],
    delete: ['owner', 'admin'],
  },
  limits: { yearsOfExperience: [0, 40, 0.5] },
  fields: [
    everyone(`${record} userID yearsOfExperience position skillSetSkillId skillSetSkillTagId skill skillTag`),
    ownerOnly('owner'),
  ],
  relations: {
    skill: { kind: 'one', entity: 'Skill', by: 'skillSetSkillId' },
    skillTag: { kind: 'one', entity: 'SkillTag', by: 'skillSetSkillTagId' },
  },
});
