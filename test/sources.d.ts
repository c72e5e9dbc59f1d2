import ts from 'typescript';
export declare const root: string;
/** Paths from the root, with forward slashes, of the files that match. */
export declare function filesLike(...patterns: string[]): string[];
/** The files of the powers, without index.ts. */
export declare function powerFiles(): string[];
export declare const powerIds: () => string[];
export declare const isPowerFolder: (path: string) => boolean;
export declare const readSource: (path: string) => string;
/** All syntax nodes of the source, without comments. */
export declare function nodesOf(source: string): Generator<ts.Node>;
