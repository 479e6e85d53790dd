/** A section of a job's page. */
export interface JobSection {
  /** The name of the section in the page's URL and in `jobs.show`. */
  key:
    | 'overView'
    | 'issue'
    | 'description'
    | 'recommendFor'
    | 'skills'
    | 'required'
    | 'welcome'
    | 'process'
    | 'organization';
  heading: string;
  text: string | null;
  /** The names of the skills that the section shows above its text. */
  skills?: string[];
}
