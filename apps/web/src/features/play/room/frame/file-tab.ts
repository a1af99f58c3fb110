export type FileTab = 'guide' | 'documents' | 'record' | 'notes';
