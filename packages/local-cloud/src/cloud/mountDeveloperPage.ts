import type { FrontDoor } from '../front-door/FrontDoor';
import { createAlarmRoutes } from '../services/developer-page/createAlarmRoutes';
import { createCaptureRoutes } from '../services/developer-page/createCaptureRoutes';
import { createCodeRoutes } from '../services/developer-page/createCodeRoutes';
import { createControlRoutes } from '../services/developer-page/createControlRoutes';
import { createDeveloperPage } from '../services/developer-page/createDeveloperPage';
import { createFileRoutes } from '../services/developer-page/createFileRoutes';
import { createFunctionRoutes } from '../services/developer-page/createFunctionRoutes';
import { createPageRoutes } from '../services/developer-page/createPageRoutes';
import { createApiCaller } from '../services/developer-page/createApiCaller';
import { createTroubleRoutes } from '../services/developer-page/createTroubleRoutes';
import { createScheduleRoutes } from '../services/developer-page/createScheduleRoutes';
import type { Samples } from '../services/developer-page/Samples';
import { unknownServiceRoutes } from '../services/developer-page/unknownServiceRoutes';
import { createWorkRoutes } from '../services/developer-page/createWorkRoutes';
import type { Search } from '../services/search/createSearch';
import { SearchMetrics } from '../services/watch/SearchMetrics';
import type { Stack } from '../template/Stack';
import type { Services } from './startServices';

interface Shown {
  services: Services;
  accountId: string;
  search: Search;
  drain: () => Promise<void>;
  samples: Samples;
}

/**
 * Mounts the developer page at `/_local`: captured mail, logs, traces and controls of the local cloud, as HTML and as
 * JSON.
 */
export function mountDeveloperPage(
  door: FrontDoor,
  stack: Stack,
  { services, accountId, search, drain, samples }: Shown,
): void {
  const { cognito, appsync } = services;
  const callApi = createApiCaller(appsync, cognito);
  const routes = [
    ...createPageRoutes(stack.name, { ...services, samples, callApi }),
    ...createCaptureRoutes(services.mailbox, services.slack, samples),
    ...createTroubleRoutes(services, search),
    ...createFileRoutes(services.files),
    ...createScheduleRoutes(services.schedules),
    ...createAlarmRoutes(stack, { ...services, searchMetrics: new SearchMetrics(stack, search, accountId) }),
    ...createWorkRoutes({ ...services, trace: () => appsync.trace() }),
    ...createFunctionRoutes(stack, services.host),
    ...createCodeRoutes(appsync, services.host),
    ...createControlRoutes({
      drain,
      interruptSearch: () => search.interrupt(),
      resumeSearch: () => search.resume(),
      expireCodes: (email) => cognito.expireCodes(email),
    }),
    ...unknownServiceRoutes,
  ];
  door.mount('/_local', createDeveloperPage(routes));
}
