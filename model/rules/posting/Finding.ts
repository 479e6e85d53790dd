/** A problem that the posting rules have found in one field of a job. */
export interface Finding {
  /**
   * The field of the job. A field of a selection step is preceded by the index of the step, such as
   * `selectionProcesses.1.title`.
   */
  field: string;
  /** The name of the broken rule. The web app has a text for each rule. */
  rule:
    | 'required'
    | 'sexLimit'
    | 'ageLimit'
    | 'nationalityLimit'
    | 'familyLimit'
    | 'indirectLimit'
    | 'mailAddress'
    | 'telephoneNumber'
    | 'foreignLink'
    | 'hiddenName';
}
