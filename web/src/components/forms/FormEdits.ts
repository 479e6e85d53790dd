import { createContext } from 'react';

/** How often the person has changed a value of the surrounding `PlainForm`. */
export const FormEdits = createContext(0);
