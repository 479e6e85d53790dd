import type { Person } from '../support/api/Person';
import { query } from '../support/api/query';
import { given } from '../support/given';

/** Calls to data sources that a screen's operation costs, as the engine counts them: the numbers of the architecture. */
const applicants = /* GraphQL */ `
  query Applicants {
    searchUserApplies(limit: 50) {
      total
      items {
        id
        type
        createdAt
        openJob {
          id
          title
        }
        user {
          sub
          name
        }
      }
    }
  }
`;
const search = /* GraphQL */ `
  query Search {
    searchOpenJobs(limit: 20) {
      total
      items {
        id
        title
        organizationName
        minumumSalary
        requiredSkillTags {
          id
          name
        }
        myFavorite {
          isFavorite
        }
        myApply {
          type
        }
      }
    }
  }
`;
const detail = /* GraphQL */ `
  query Detail($id: ID!) {
    getOpenJob(id: $id) {
      id
      title
      overView
      requiredSkillTags {
        id
        name
      }
      selectionProcesses {
        items {
          step
          title
        }
      }
      mainJobs {
        items {
          jobID
        }
      }
      myFavorite {
        isFavorite
      }
      myApply {
        type
      }
    }
  }
`;
const profile = /* GraphQL */ `
  query Profile($sub: ID!) {
    getUser(sub: $sub) {
      displayName
      email
      tel
      lastVisitedAt
      workHistories {
        items {
          organizationName
          divisions {
            items {
              name
            }
          }
          achievements {
            items {
              projectName
              links {
                items {
                  url
                }
              }
            }
          }
        }
      }
      skillSets {
        items {
          yearsOfExperience
          skillTag {
            id
            name
          }
        }
      }
      qualifications {
        items {
          name
        }
      }
      userPrefactures {
        items {
          prefactureID
        }
      }
      userMainJobs {
        items {
          jobID
        }
      }
      applies {
        items {
          type
          openJob {
            id
            title
          }
        }
      }
      favoriteOpenJobs {
        items {
          openJob {
            id
            title
          }
        }
      }
    }
  }
`;

let talent: Person;
let admin: Person;
let job: { id: string };

beforeAll(async () => {
  [talent, admin, job] = [
    await given.theSeededTalent(),
    await given.theAdministrator(),
    await given.anOpenJob(),
  ];
}, 60_000);

const screens: [string, string, () => Person, () => object, number][] = [
  ['own profile', profile, () => talent, () => ({ sub: talent.sub }), 2],
  ['job search with keep flags', search, () => talent, () => ({}), 2],
  ['job detail', detail, () => talent, () => ({ id: job.id }), 2],
  ["administrator's applicants", applicants, () => admin, () => ({}), 1],
];

test.each(screens)('%s: the calls it may cost', async (name, document, as, variables, most) => {
  const { data, errors, calls } = await query(document, { ...variables() }, as());
  expect(errors).toEqual([]);
  expect(JSON.stringify(data).length).toBeGreaterThan(200);
  console.info(`${name}: ${calls} data-source calls (at most ${most})`);
  expect(calls).toBe(most);
});

test('an alias costs calls, never a value', async () => {
  const aliased = detail
    .replace('myFavorite {', 'kept: myFavorite {')
    .replace('selectionProcesses {', 'steps: selectionProcesses {');
  const plain = await query(detail, { id: job.id }, talent);
  const other = await query<{ getOpenJob: Record<string, unknown> }>(aliased, { id: job.id }, talent);
  expect(other.errors).toEqual([]);
  const { kept, steps, ...rest } = other.data?.getOpenJob ?? {};
  expect({ getOpenJob: { ...rest, myFavorite: kept, selectionProcesses: steps } }).toEqual(plain.data);
  const own = profile.replaceAll(/^( +)(workHistories|email|applies|achievements) ?/gm, '$1its_$2: $2 ');
  const whole = await query(profile, { sub: talent.sub }, talent);
  const renamed = await query(own, { sub: talent.sub }, talent);
  expect(renamed.errors).toEqual([]);
  expect(JSON.parse(JSON.stringify(renamed.data).replaceAll('its_', ''))).toEqual(whole.data);
});
