// The package has types, which its "exports" do not name.
declare module '@bramus/specificity' {
  export default class Specificity {
    static calculate(selector: string): Specificity[]
    toString(): string
  }
}
