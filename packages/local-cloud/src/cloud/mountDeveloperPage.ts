import type { FrontDoor } from '../front-door/FrontDoor';
import { captureRoutes } from '../services/developer-page/captureRoutes';
import { controlRoutes } from '../services/developer-page/controlRoutes';
import { createDeveloperPage } from '../services/developer-page/createDeveloperPage';
import { fileRoutes } from '../services/developer-page/fileRoutes';
import { functionRoutes } from '../services/developer-page/functionRoutes';
import { pageRoutes } from '../services/developer-page/pageRoutes';
import { scheduleRoutes } from '../services/developer-page/scheduleRoutes';
import { unknownServiceRoutes } from '../services/developer-page/unknownServiceRoutes';
import { workRoutes } from '../services/developer-page/workRoutes';
import type { Search } from '../services/search/createSearch';
import type { Stack } from '../template/Stack';
import type { Services } from './startServices';

/** Mounts `/_local`: the page for developers and its JSON. */
export function mountDeveloperPage(
  door: FrontDoor,
  stack: Stack,
  services: Services,
  search: Search,
  drain: () => Promise<void>,
): void {
  const { cognito, appsync } = services;
  const routes = [
    ...pageRoutes(stack.name, services),
    ...captureRoutes(services.mailbox, services.slack),
    ...fileRoutes(services.files),
    ...scheduleRoutes(services.schedules),
    ...workRoutes({ ...services, trace: () => appsync.trace() }),
    ...functionRoutes(stack, services.host),
    ...controlRoutes({
      drain,
      interruptSearch: () => search.interrupt(),
      resumeSearch: () => search.resume(),
      expireCodes: (email) => cognito.expireCodes(email),
    }),
    ...unknownServiceRoutes,
  ];
  door.mount('/_local', createDeveloperPage(routes));
}
