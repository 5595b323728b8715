import * as apps from 'kubernetes-models/apps/v1';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

interface Model {
  validate(): void;
}
type ModelClass = new (data: never) => Model;

/** By apiVersion and kind. */
const MODELS: Record<string, Record<string, ModelClass>> = {
  v1: { Namespace: core.Namespace, Service: core.Service, ServiceAccount: core.ServiceAccount },
  'apps/v1': { Deployment: apps.Deployment },
  'batch/v1': { Job: batch.Job },
  'networking.k8s.io/v1': { Ingress: networking.Ingress, NetworkPolicy: networking.NetworkPolicy },
  'policy/v1': { PodDisruptionBudget: policy.PodDisruptionBudget },
};

/** Faults by Kubernetes' schemas: the first one of each resource. */
export function schemaProblems(text: string): string[] {
  return parseAllDocuments(text).flatMap((document) => {
    const resource = document.toJS() as { apiVersion?: string; kind?: string; metadata?: { name?: string } } | null;
    const { apiVersion = '', kind = '', metadata } = resource ?? {};
    const Model = MODELS[apiVersion]?.[kind];
    if (!Model) return [`${kind || 'a resource'} of ${apiVersion || 'no version'} is not one that is known here.`];
    try {
      new Model(resource as never).validate();
      return [];
    } catch (error) {
      return [`${kind} ${metadata?.name ?? ''}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
