import type { RenderContent } from '../../../model/ServedPage';

/** The renderer of the web app's screens. The bundler puts it in the place of this file (`infra/webModules.ts`). */
export declare const renderContent: RenderContent;
